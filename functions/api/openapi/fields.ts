import * as v from 'valibot';

/** Schemas for fields of responses, each with a description and an example. */
export function text(description: string, example: string) {
  return v.pipe(v.string(), v.metadata({ description, examples: [example] }));
}

/** Whole tokens: charges are rounded up, and tokens cannot be divided. */
export function tokens(description: string, example: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.metadata({ description, examples: [example] }));
}

export function seconds(description: string, example: number) {
  return v.pipe(v.number(), v.minValue(0), v.metadata({ description, examples: [example] }));
}

export function time(description: string, example: string) {
  return v.pipe(v.string(), v.isoTimestamp(), v.metadata({ description, examples: [example] }));
}

export function link(description: string, example: string) {
  return v.pipe(v.string(), v.url(), v.metadata({ description, examples: [example] }));
}

/** A field that is present, but always null. */
export function absent(description: string) {
  return v.pipe(v.null(), v.description(description));
}
