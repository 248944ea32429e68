import * as migration_20261121_085814_initial from './20261121_085814_initial.ts';
import * as migration_20261124_084337_casting from './20261124_084337_casting.ts';

export const migrations = [
  {
    up: migration_20261121_085814_initial.up,
    down: migration_20261121_085814_initial.down,
    name: '20261121_085814_initial',
  },
  {
    up: migration_20261124_084337_casting.up,
    down: migration_20261124_084337_casting.down,
    name: '20261124_084337_casting'
  },
];
