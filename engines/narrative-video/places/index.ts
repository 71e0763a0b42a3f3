import type { PlaceName } from '../story.ts';
import { beach } from './beach.ts';
import { built } from './built.ts';
import { cafe } from './cafe.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { church } from './church.ts';
import { city } from './city.ts';
import { clouds } from './clouds.ts';
import { club } from './club.ts';
import { desert } from './desert.ts';
import { field } from './field.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { graveyard } from './graveyard.ts';
import { gym } from './gym.ts';
import { hospital } from './hospital.ts';
import { kitchen } from './kitchen.ts';
import { market } from './market.ts';
import { mountain } from './mountain.ts';
import { office } from './office.ts';
import { poolWater } from './pool-water.ts';
import { railway } from './railway.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { rooftop } from './rooftop.ts';
import { room } from './room.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import type { Place } from './set-layers.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { station } from './station.ts';
import { street } from './street.ts';
import { train } from './train.ts';
import { underwater } from './underwater.ts';
import { village } from './village.ts';

export const PLACE_PAINTERS: Readonly<Record<PlaceName, Place>> = {
  beach,
  cafe,
  castle,
  cave,
  church,
  city,
  clouds,
  club,
  desert,
  field,
  forest,
  garden,
  graveyard,
  gym,
  hospital,
  kitchen,
  market,
  mountain,
  office,
  poolWater,
  railway,
  river,
  road,
  rooftop,
  room,
  school,
  sea,
  snow,
  space,
  station,
  street,
  train,
  underwater,
  village,
  supermarket: built('supermarket'),
  library: built('library'),
  museum: built('museum'),
  airport: built('airport'),
  prison: built('prison'),
  courtroom: built('courtroom'),
  cinema: built('cinema'),
  theater: built('theater'),
  ballroom: built('ballroom'),
  bakery: built('bakery'),
  subway: built('subway'),
  spaceship: built('spaceship'),
  bedroom: built('bedroom'),
  bathroom: built('bathroom'),
  garage: built('garage'),
  pool: built('pool'),
  playground: built('playground'),
  parking: built('parking'),
  stadium: built('stadium'),
  zoo: built('zoo'),
  circus: built('circus'),
  farm: built('farm'),
  harbor: built('harbor'),
  vineyard: built('vineyard'),
  waterfall: built('waterfall'),
  volcano: built('volcano'),
  treehouse: built('treehouse'),
  fuelStation: built('fuelStation'),
  motorway: built('motorway'),
  busStop: built('busStop'),
};
