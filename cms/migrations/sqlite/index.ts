import * as migration_20261121_085807_initial from './20261121_085807_initial.ts';
import * as migration_20261124_084328_casting from './20261124_084328_casting.ts';
import * as migration_20261124_100739_no_locks from './20261124_100739_no_locks.ts';
import * as migration_20261124_115912_proposals from './20261124_115912_proposals.ts';
import * as migration_20261124_130203_consent from './20261124_130203_consent.ts';

export const migrations = [
  {
    up: migration_20261121_085807_initial.up,
    down: migration_20261121_085807_initial.down,
    name: '20261121_085807_initial',
  },
  {
    up: migration_20261124_084328_casting.up,
    down: migration_20261124_084328_casting.down,
    name: '20261124_084328_casting',
  },
  {
    up: migration_20261124_100739_no_locks.up,
    down: migration_20261124_100739_no_locks.down,
    name: '20261124_100739_no_locks',
  },
  {
    up: migration_20261124_115912_proposals.up,
    down: migration_20261124_115912_proposals.down,
    name: '20261124_115912_proposals',
  },
  {
    up: migration_20261124_130203_consent.up,
    down: migration_20261124_130203_consent.down,
    name: '20261124_130203_consent'
  },
];
