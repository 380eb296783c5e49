// Whether the server of this container or machine serves: exit code 0, or 1 with the reason. A health check runs it every few
// seconds, so it loads nothing of the server. A worker has no port and is healthy as long as it runs.
const { WAYBILL_PORT, WAYBILL_BASE_PATH, WAYBILL_ROLE } = process.env;
const base = (WAYBILL_BASE_PATH ?? '').replace(/\/$/, '');
const url = `http://127.0.0.1:${WAYBILL_PORT || 8080}${base}/health/ready`;

if (WAYBILL_ROLE !== 'worker') {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) });
    if (!answer.ok) fail(`${url} answers ${answer.status}: ${await answer.text()}`);
  } catch (error) {
    fail(`${url} does not answer: ${error.cause?.message ?? error.message}`);
  }
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
