import * as migration_20261121_085807_initial from './20261121_085807_initial.ts';
import * as migration_20261121_093421_colour from './20261121_093421_colour.ts';
import * as migration_20261121_120933_cookies_and_search from './20261121_120933_cookies_and_search.ts';
import * as migration_20261121_121833_publishing from './20261121_121833_publishing.ts';
import * as migration_20261122_045957_accounts from './20261122_045957_accounts.ts';
import * as migration_20261122_121748_casting_sheet from './20261122_121748_casting_sheet.ts';
import * as migration_20261122_142500_share_id from './20261122_142500_share_id.ts';
import * as migration_20261122_184031_publications from './20261122_184031_publications.ts';
import * as migration_20261122_190331_english_drafts from './20261122_190331_english_drafts.ts';
import * as migration_20261122_192900_bin from './20261122_192900_bin.ts';
import * as migration_20261122_194049_saved_filters from './20261122_194049_saved_filters.ts';

export const migrations = [
  {
    up: migration_20261121_085807_initial.up,
    down: migration_20261121_085807_initial.down,
    name: '20261121_085807_initial',
  },
  {
    up: migration_20261121_093421_colour.up,
    down: migration_20261121_093421_colour.down,
    name: '20261121_093421_colour',
  },
  {
    up: migration_20261121_120933_cookies_and_search.up,
    down: migration_20261121_120933_cookies_and_search.down,
    name: '20261121_120933_cookies_and_search',
  },
  {
    up: migration_20261121_121833_publishing.up,
    down: migration_20261121_121833_publishing.down,
    name: '20261121_121833_publishing',
  },
  {
    up: migration_20261122_045957_accounts.up,
    down: migration_20261122_045957_accounts.down,
    name: '20261122_045957_accounts',
  },
  {
    up: migration_20261122_121748_casting_sheet.up,
    down: migration_20261122_121748_casting_sheet.down,
    name: '20261122_121748_casting_sheet',
  },
  {
    up: migration_20261122_142500_share_id.up,
    down: migration_20261122_142500_share_id.down,
    name: '20261122_142500_share_id',
  },
  {
    up: migration_20261122_184031_publications.up,
    down: migration_20261122_184031_publications.down,
    name: '20261122_184031_publications',
  },
  {
    up: migration_20261122_190331_english_drafts.up,
    down: migration_20261122_190331_english_drafts.down,
    name: '20261122_190331_english_drafts',
  },
  {
    up: migration_20261122_192900_bin.up,
    down: migration_20261122_192900_bin.down,
    name: '20261122_192900_bin',
  },
  {
    up: migration_20261122_194049_saved_filters.up,
    down: migration_20261122_194049_saved_filters.down,
    name: '20261122_194049_saved_filters'
  },
];
