// biome-ignore-all lint/suspicious/noTemplateCurlyInString: CloudFormation's variables have this syntax

import { describe, expect, test } from '@jest/globals';
import { type References, ResolutionError, resolve } from '../../local/intrinsics.ts';

const references: References = {
  ref: (id) => {
    if (id !== 'Table') throw new ResolutionError('', `there is no ${id} in the template`);
    return 'songs';
  },
  attribute: (id, attribute) => `${id}!${attribute}`,
  imported: (name) => `imported ${name}`,
};

const resolved = (value: unknown) => resolve(value, references);

describe('a value of a template', () => {
  test('stays as it is without a function in it', () => {
    expect(resolved({ a: [1, 'two', { three: true, none: null }] })).toEqual({
      a: [1, 'two', { three: true, none: null }],
    });
  });

  test('refers to other resources, in this stack and in others', () => {
    expect(resolved({ Ref: 'Table' })).toBe('songs');
    expect(resolved({ 'Fn::GetAtt': ['Role', 'Arn'] })).toBe('Role!Arn');
    expect(resolved({ 'Fn::GetAtt': 'Role.Arn' })).toBe('Role!Arn');
    expect(resolved({ 'Fn::ImportValue': { 'Fn::Join': [':', ['data', { Ref: 'Table' }]] } })).toBe(
      'imported data:songs',
    );
  });

  test('is joined, split and selected from', () => {
    expect(resolved({ 'Fn::Join': ['/', ['a', { Ref: 'Table' }, 3]] })).toBe('a/songs/3');
    expect(resolved({ 'Fn::Select': ['1', { 'Fn::Split': ['-', 'a-b-c'] }] })).toBe('b');
  });

  test('is substituted, except for literals', () => {
    expect(resolved({ 'Fn::Sub': '${Table}:${Role.Arn}:${!Literal}' })).toBe('songs:Role!Arn:${Literal}');
    expect(resolved({ 'Fn::Sub': ['${Name} of ${Table}', { Name: { 'Fn::Join': ['', ['x', 'y']] } }] })).toBe(
      'xy of songs',
    );
  });

  test('is left out if it is AWS::NoValue', () => {
    expect(resolved({ kept: 1, gone: { Ref: 'AWS::NoValue' }, list: [{ Ref: 'AWS::NoValue' }, 2] })).toEqual({
      kept: 1,
      list: [2],
    });
  });
});

describe('a fault in a template', () => {
  const faultOf = (value: unknown): { path: string; message: string } => {
    try {
      resolved(value);
    } catch (error) {
      if (error instanceof ResolutionError) return { path: error.path, message: error.message };
    }
    throw new Error('there is no fault');
  };

  test('names the place of a reference that does not exist', () => {
    expect(faultOf({ Environment: { Variables: [{ Ref: 'Gone' }] } })).toEqual({
      path: 'Environment.Variables[0]',
      message: 'there is no Gone in the template',
    });
  });

  test('names a function that is not known', () => {
    expect(faultOf({ Name: { 'Fn::Cidr': ['10.0.0.0/16', 2, 8] } })).toEqual({
      path: 'Name',
      message: 'the local service does not know Fn::Cidr',
    });
  });

  test('reports a selection beyond the end', () => {
    expect(faultOf({ A: { 'Fn::Select': [2, ['a', 'b']] } }).message).toBe('Fn::Select selects item 2 of a list of 2');
  });

  test('names the value that was given instead of text', () => {
    expect(faultOf({ A: { 'Fn::Join': ['', [{ b: 1 }]] } }).message).toBe('expected text, not {"b":1}');
  });
});
