import { SavedView } from '../../entities/saved-view.js';
import type { SavedView as SavedViewRow } from '../../schema/saved-view.js';
import { defineTable, equals } from './table.js';

export const savedViews = defineTable<SavedViewRow>({
  type: 'SavedView',
  entity: SavedView,
  name: 'saved_views',
  derived: { isOwn: ['userId'], canChange: ['userId', 'isShared'] },
  filters: {
    list: equals('list'),
  },
});
