import { trackedQuery } from '../../lib/dependencies.ts';

type Environment = Record<string, string | undefined>;

/**
 * Checks the Google Analytics identifier in `PUBLIC_GA_MEASUREMENT_ID`, if it is set.
 *
 * @throws {Error} when it is not the identifier of a Google Analytics 4 property
 */
export function assertMeasurementId(environment: Environment = process.env): void {
  const id = environment.PUBLIC_GA_MEASUREMENT_ID;
  if (id && !/^G-[A-Z0-9]+$/.test(id)) {
    throw new Error('PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4');
  }
}

/**
 * Returns whether the consent dialog preselects analytics before the visitor's first choice: true
 * unless `CONSENT_PRETICKED` is `false`. Analytics loads only after the visitor consents.
 */
export const isAnalyticsOnByDefault = trackedQuery(
  'isAnalyticsOnByDefault',
  (environment: Environment = process.env): boolean => environment.CONSENT_PRETICKED !== 'false',
);
