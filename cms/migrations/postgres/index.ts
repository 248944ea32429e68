import * as migration_20261121_085814_initial from './20261121_085814_initial.ts';
import * as migration_20261124_084337_casting from './20261124_084337_casting.ts';
import * as migration_20261124_093729_image_use_pages from './20261124_093729_image_use_pages.ts';
import * as migration_20261124_100807_no_locks from './20261124_100807_no_locks.ts';
import * as migration_20261124_115918_proposals from './20261124_115918_proposals.ts';
import * as migration_20261124_130243_consent from './20261124_130243_consent.ts';
import * as migration_20261124_155808_erase_action from './20261124_155808_erase_action.ts';

export const migrations = [
  {
    up: migration_20261121_085814_initial.up,
    down: migration_20261121_085814_initial.down,
    name: '20261121_085814_initial',
  },
  {
    up: migration_20261124_084337_casting.up,
    down: migration_20261124_084337_casting.down,
    name: '20261124_084337_casting',
  },
  {
    up: migration_20261124_093729_image_use_pages.up,
    down: migration_20261124_093729_image_use_pages.down,
    name: '20261124_093729_image_use_pages',
  },
  {
    up: migration_20261124_100807_no_locks.up,
    down: migration_20261124_100807_no_locks.down,
    name: '20261124_100807_no_locks',
  },
  {
    up: migration_20261124_115918_proposals.up,
    down: migration_20261124_115918_proposals.down,
    name: '20261124_115918_proposals',
  },
  {
    up: migration_20261124_130243_consent.up,
    down: migration_20261124_130243_consent.down,
    name: '20261124_130243_consent',
  },
  {
    up: migration_20261124_155808_erase_action.up,
    down: migration_20261124_155808_erase_action.down,
    name: '20261124_155808_erase_action'
  },
];
