import { afterAll, beforeEach } from '@jest/globals';
import { FakeLob, lobKey } from './fake-lob.js';
import { FakeStripe } from './fake-stripe.js';

// Separate from the fakes themselves, which programs without Jest use too.

/** The fake of a test file: reset before each test, except for its letters; stopped after all. */
export async function openFakeLob(): Promise<{ lob: FakeLob; url: string }> {
  const lob = new FakeLob();
  const url = await lob.start();
  beforeEach(() => {
    const nothing = () => undefined;
    Object.assign(lob, { losesAnswers: false, staysSilent: false, apiKey: lobKey, onAsk: nothing, onLetter: nothing });
    Object.assign(lob, { strangeAnswer: undefined, ignoresFilter: false, addresses: [] });
    lob.questions.length = 0;
    lob.errors.length = 0;
    lob.received.length = 0;
    lob.keys.length = 0;
  });
  afterAll(() => lob.stop());
  return { lob, url };
}

/** The fake of a test file: reachable again before each test, stopped after all. */
export async function openFakeStripe(): Promise<{ stripe: FakeStripe; url: string }> {
  const stripe = new FakeStripe();
  const url = await stripe.start();
  beforeEach(() => {
    stripe.losesAnswersTo = undefined;
    stripe.gatewayFailsFor = undefined;
    stripe.unreachableFor = undefined;
    stripe.received.length = 0;
  });
  afterAll(() => stripe.stop());
  return { stripe, url };
}
