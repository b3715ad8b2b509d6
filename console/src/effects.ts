import { options } from 'preact';

// Preact runs effects after the next frame. A key that is typed before would reach the cell that the last key left, so they run as
// soon as what they belong to is in the page.
options.requestAnimationFrame = queueMicrotask;
