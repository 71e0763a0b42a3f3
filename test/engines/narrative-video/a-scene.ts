import type { Scene } from '../../../engines/narrative-video/story.ts';

/** Four seconds of a clear, calm day in a garden where nobody is. @param changes what a test is about */
export function aScene(changes: Partial<Scene> = {}): Scene {
  return {
    text: '',
    place: 'garden',
    time: 'day',
    weather: 'clear',
    mood: 'calm',
    action: 'stand',
    characters: [],
    deeds: [],
    things: [],
    start: 0,
    end: 4,
    energy: 0.5,
    shot: 'wide',
    camera: 'drift',
    transition: 'cut',
    ...changes,
  };
}
