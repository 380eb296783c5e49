import { describe, expect, it } from 'vitest';
import { signatureHeaders, signingKey } from './signature.ts';

describe('a signature', () => {
  it('is that of the example of Standard Webhooks', () => {
    // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
    expect(
      signatureHeaders(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        new Date(1_614_265_330_000),
        '{"test": 2432232314}',
      ),
    ).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it.each([
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', true],
    ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', false],
    ['whsec_c2hvcnQ=', false],
    ['whsec_not base64 at all, but long enough to be', false],
    [`whsec_${Buffer.alloc(65).toString('base64')}`, false],
  ])('with %s: %s', (secret, expected) => {
    expect(signingKey(secret) !== undefined).toBe(expected);
  });
});
