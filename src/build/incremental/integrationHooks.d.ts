declare global {
  namespace Astro {
    interface IntegrationHooks {
      /** Receives the final HTML of each page that this build renders, e.g. of `en/actores.html`. */
      'incremental:rendered': (options: { page: string; html: string }) => void;
    }
  }
}

export {};
