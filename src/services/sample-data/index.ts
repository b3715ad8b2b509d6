import { stories } from './stories.js';
import { upcomingStories } from './upcoming-stories.js';

/** The projects of the demo in live mode. */
export const liveStories = [...stories, ...upcomingStories];

/** Those of a sandbox: of its demo, and of the sample data that a person loads. */
export const sandboxStories = [...stories.slice(0, 2), ...upcomingStories];
