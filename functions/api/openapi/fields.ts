import * as v from 'valibot';

/** Kinds of fields that answers are made of, each with a description and an example. */
export function text(description: string, example: string) {
  return v.pipe(v.string(), v.metadata({ description, examples: [example] }));
}

/** Whole tokens: a charge is rounded up, and tokens are bought by the piece. */
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

/** A field that is there, but empty, in some answers. */
export function absent(description: string) {
  return v.pipe(v.null(), v.description(description));
}
