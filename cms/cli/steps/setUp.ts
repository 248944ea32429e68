// Runs as a separate process: Payload holds connections and memory until its process exits.
try {
  const { ensureAdministrator } = await import('./firstUser.ts');
  await ensureAdministrator();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

export {};
