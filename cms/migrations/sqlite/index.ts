import * as migration_20261121_085807_initial from './20261121_085807_initial.ts';
import * as migration_20261121_093421_colour from './20261121_093421_colour.ts';

export const migrations = [
  {
    up: migration_20261121_085807_initial.up,
    down: migration_20261121_085807_initial.down,
    name: '20261121_085807_initial',
  },
  {
    up: migration_20261121_093421_colour.up,
    down: migration_20261121_093421_colour.down,
    name: '20261121_093421_colour'
  },
];
