// Preloaded into every entry that the launcher runs: when the launcher is gone, however it ended, the process stops as
// if asked to by a signal.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
