import { expect, test } from '@jest/globals';
import { told } from './told.ts';

test.each([
  ['Mina lifts the cup in the stadium.', 'stadium: Mina cheer trophy'],
  ['Mina gewinnt den Pokal im Stadion.', 'stadium: Mina cheer trophy'],
  ['Mina lifts her cup of tea in the kitchen.', 'kitchen: Mina carry cup'],
  ['Mina lifts weights in the gym.', 'gym: Mina carry weights'],
  ['Jo misses the penalty in the stadium.', 'stadium: Jo jump football goal'],
  ['Mina and Jo play cards in the kitchen.', 'kitchen: Mina read cards chair Jo read cards chair'],
  ['Mina plays video games in her room.', 'room: Mina read controller sofa television'],
  ['Mina watches old movies in her room.', 'room: Mina sit sofa television'],
  ['Mina delivers pizza on the street.', 'street: Mina carry pizza-box'],
  ['Jo delivers milk on the street.', 'street: Jo carry milk-crate'],
  ['Mina waters the tree in the garden.', 'garden: Mina point watering-can sapling'],
  ['Mina paints the wall in the garden.', 'garden: Mina write brush bucket painted-wall'],
  ['Mina lifts Jo up in the garden.', 'garden: Mina cradle Jo Jo cradle Mina'],
  ['Jo catches Mina when she falls in the garden.', 'garden: Jo cradle Mina Mina cradle Jo'],
  ['Mina runs up the stairs in the city.', 'city: Mina run steps'],
  ['Mina and Jo climb the stairs in the city.', 'city: Mina run Jo run stairs'],
  ['Jo delivers pizza on his bike in the city.', 'city: Jo ride delivery-bike'],
  ['Jo saves a little cat in the garden.', 'garden: Jo carry held-cat'],
  ['The house is on fire.', 'street: burning-house'],
])('shows the event of a sentence: %s', (prompt, expected) => expect(told(prompt)).toEqual([expected]));
