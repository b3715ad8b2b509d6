import type { WaiverStage, WaiverType } from '../vocabulary.js';

export function isConditional(type: WaiverType): boolean {
  return type === 'conditional_progress' || type === 'conditional_final';
}

export function toStage(type: WaiverType): WaiverStage {
  return type === 'conditional_progress' || type === 'unconditional_progress' ? 'progress' : 'final';
}
