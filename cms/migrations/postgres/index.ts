import * as migration_20261121_085814_initial from './20261121_085814_initial.ts';

export const migrations = [
  {
    up: migration_20261121_085814_initial.up,
    down: migration_20261121_085814_initial.down,
    name: '20261121_085814_initial'
  },
];
