import * as migration_20261121_085814_initial from './20261121_085814_initial.ts';
import * as migration_20261121_093425_colour from './20261121_093425_colour.ts';
import * as migration_20261121_120938_cookies_and_search from './20261121_120938_cookies_and_search.ts';
import * as migration_20261121_121838_publishing from './20261121_121838_publishing.ts';
import * as migration_20261122_050057_accounts from './20261122_050057_accounts.ts';
import * as migration_20261122_121808_casting_sheet from './20261122_121808_casting_sheet.ts';
import * as migration_20261122_142510_share_id from './20261122_142510_share_id.ts';
import * as migration_20261122_184127_publications from './20261122_184127_publications.ts';
import * as migration_20261122_190421_english_drafts from './20261122_190421_english_drafts.ts';
import * as migration_20261122_191500_export_action from './20261122_191500_export_action.ts';
import * as migration_20261122_192900_bin from './20261122_192900_bin.ts';
import * as migration_20261122_194104_saved_filters from './20261122_194104_saved_filters.ts';

export const migrations = [
  {
    up: migration_20261121_085814_initial.up,
    down: migration_20261121_085814_initial.down,
    name: '20261121_085814_initial',
  },
  {
    up: migration_20261121_093425_colour.up,
    down: migration_20261121_093425_colour.down,
    name: '20261121_093425_colour',
  },
  {
    up: migration_20261121_120938_cookies_and_search.up,
    down: migration_20261121_120938_cookies_and_search.down,
    name: '20261121_120938_cookies_and_search',
  },
  {
    up: migration_20261121_121838_publishing.up,
    down: migration_20261121_121838_publishing.down,
    name: '20261121_121838_publishing',
  },
  {
    up: migration_20261122_050057_accounts.up,
    down: migration_20261122_050057_accounts.down,
    name: '20261122_050057_accounts',
  },
  {
    up: migration_20261122_121808_casting_sheet.up,
    down: migration_20261122_121808_casting_sheet.down,
    name: '20261122_121808_casting_sheet',
  },
  {
    up: migration_20261122_142510_share_id.up,
    down: migration_20261122_142510_share_id.down,
    name: '20261122_142510_share_id',
  },
  {
    up: migration_20261122_184127_publications.up,
    down: migration_20261122_184127_publications.down,
    name: '20261122_184127_publications',
  },
  {
    up: migration_20261122_190421_english_drafts.up,
    down: migration_20261122_190421_english_drafts.down,
    name: '20261122_190421_english_drafts',
  },
  {
    up: migration_20261122_191500_export_action.up,
    down: migration_20261122_191500_export_action.down,
    name: '20261122_191500_export_action',
  },
  {
    up: migration_20261122_192900_bin.up,
    down: migration_20261122_192900_bin.down,
    name: '20261122_192900_bin',
  },
  {
    up: migration_20261122_194104_saved_filters.up,
    down: migration_20261122_194104_saved_filters.down,
    name: '20261122_194104_saved_filters'
  },
];
