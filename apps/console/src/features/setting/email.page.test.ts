import { startMailServer } from '@waybill/test-kit';
import { expect, test } from 'vitest';
import { findAccessibilityFaults, setUpPages, takeScreenshot } from '#test';
import { signIn, startPlainServer } from '#test/server';

async function startMailWorld() {
  const mail = await startMailServer();
  const world = await signIn(await startPlainServer(), 'SYSTEM_CONFIGURATION');
  return {
    ...world,
    mail,
    close: async () => {
      await world.server.close();
      await mail.close();
    },
  };
}

const pages = setUpPages(startMailWorld);

test('mail is set up and tried out, and a refusal says why', async () => {
  const { mail, server } = pages.world;
  const { page, problems } = await pages.open('/admin/configuration/email', { width: 1366, height: 900 });
  await page.getByRole('switch', { name: 'Send email' }).click();
  await page.getByLabel('Sender').fill('waybill@example.org');
  await page.getByLabel('Host').fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(mail.port));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();

  await page.getByRole('button', { name: 'Send test email' }).click();
  await page.getByText('Enter a valid email address.').waitFor();
  await page.getByLabel('Send a test email to').fill('ada@example.org');
  async function sendTest(): Promise<void> {
    const asked = page.waitForResponse('**/publisher/test/smtp');
    await page.getByRole('button', { name: 'Send test email' }).click();
    await asked;
    await server.runJobs();
  }
  await sendTest();
  await page.getByText('Mail server accepted the mail').waitFor();
  expect(mail.received).toHaveLength(1);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await takeScreenshot(page, 'email-settings');

  mail.plan(554);
  await sendTest();
  await page.getByText('Mail was not sent').waitFor();
  await page.getByRole('listitem').filter({ hasText: '554' }).waitFor();
  await takeScreenshot(page, 'email-refused');
  expect(problems).toEqual([]);
});
