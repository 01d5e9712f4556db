import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { inquiry as words } from '@hanji/i18n/locales/en-US/inquiry.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerHelp, profileComes, type Answered } from '#testing/help-service.ts';
import { openHelp } from '#testing/open-help.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
  profileComes.value = Promise.resolve();
});

const category = page.getByRole('combobox', { name: words.category });
const text = page.getByRole('textbox', { name: words.text });
const email = page.getByRole('textbox', { name: words.email });
const files = page.getByLabelText(words.images);
const send = page.getByRole('button', { name: words.send });

function picture(name: string, size = 10, type = 'image/png'): File {
  return new File([new Uint8Array(size)], name, { type });
}

async function fill(): Promise<void> {
  await userEvent.selectOptions(category, 'payment');
  await text.fill('  Where are my coins?  ');
  await email.fill('reader@mail.example');
}

/** The service takes inquiries, or answers what is given; the forms that it was sent. */
function takeInquiries(answer: () => Answered | null | Promise<Answered> = () => ({})) {
  const forms: { readonly path: string; readonly form: FormData }[] = [];
  answerHelp(({ path, form }) => {
    if (form) forms.push({ path, form });
    return answer();
  });
  return forms;
}

describe('an inquiry', () => {
  it('[A2-041] [B2-114] [A1-014] [A7-089] is sent with its pictures, and where the answer goes is said', async () => {
    const forms = takeInquiries();
    await openHelp('/inquiry');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await fill();
    await userEvent.upload(files, [picture('a.png'), picture('b.jpg', 10, 'image/jpeg')]);
    await send.click();
    await expect.element(page.getByRole('heading', { name: words.sentTitle })).toBeVisible();
    await expect.element(page.getByText(/reader@mail\.example/)).toBeVisible();
    const [sent] = forms;
    expect(forms).toHaveLength(1);
    expect(sent?.path).toBe('POST /help/inquiry/payment');
    expect(sent?.form.get('text')).toBe('Where are my coins?');
    expect(sent?.form.get('email')).toBe('reader@mail.example');
    expect(sent?.form.get('key')).toMatch(/^[\w-]{16,64}$/);
    expect(sent?.form.getAll('images').map((file) => file instanceof File && file.name)).toEqual([
      'a.png',
      'b.jpg',
    ]);
    await page.getByRole('button', { name: words.writeAnother }).click();
    await expect.element(text).toHaveValue('');
  });

  it('says on a small phone at the top that it was sent, wherever the form was left', async () => {
    await page.viewport(360, 480);
    takeInquiries();
    await openHelp('/inquiry');
    await fill();
    scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(200);
    await send.click();
    await expect.element(page.getByRole('heading', { name: words.sentTitle })).toBeVisible();
    expect(scrollY).toBe(0);
    await page.viewport(1280, 800);
  });

  it('[A5-023] [B5-017] says what is missing, and is not sent', async () => {
    const forms = takeInquiries();
    await openHelp('/inquiry');
    await send.click();
    await expect.element(page.getByText(words.categoryRequired)).toBeVisible();
    await expect.element(page.getByText(words.textRequired)).toBeVisible();
    await expect.element(page.getByText(words.emailRequired)).toBeVisible();
    await expect.element(category).toHaveFocus();
    await fill();
    await email.fill('reader@');
    await expect.element(page.getByText(words.emailFormat)).toBeVisible();
    await text.fill('a'.repeat(5001));
    await expect
      .element(page.getByText('Your message can have at most 5,000 characters.'))
      .toBeVisible();
    await send.click();
    expect(forms).toEqual([]);
  });

  it('[A5-024] [B5-019] takes three pictures, and says which is none or too large', async () => {
    const forms = takeInquiries();
    await openHelp('/inquiry');
    await fill();
    const large = picture('large.png', 5_242_881);
    await userEvent.upload(files, [picture('a.pdf', 1, 'application/pdf'), large]);
    await expect.element(page.getByText(words.imageType)).toBeVisible();
    await expect.element(page.getByText(words.imageTooLarge)).toBeVisible();
    await send.click();
    expect(forms).toEqual([]);
    for (const name of ['a.pdf', 'large.png']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    }
    await userEvent.upload(
      files,
      ['1.png', '2.png', '3.png', '4.png'].map((name) => picture(name)),
    );
    await expect.element(page.getByText('At most 3 pictures can be attached.')).toBeVisible();
    await send.click();
    await expect.poll(() => forms[0]?.form.getAll('images').length).toBe(3);
  });

  it('that was not taken is still there, also after a reload, and goes again under its key', async () => {
    let answer: Answered | null = null;
    const forms = takeInquiries(() => answer);
    await openHelp('/inquiry');
    await fill();
    await send.click();
    await expect.element(page.getByText(words.kept)).toBeVisible();
    answer = { code: 429, message: 'Too many attempts. Please try again later.' };
    await send.click();
    await expect.element(page.getByText(answer.message ?? '')).toBeVisible();
    answer = { code: 415 };
    await send.click();
    await expect.element(page.getByText(words.refusedImage)).toBeVisible();
    const keys = forms.map(({ form }) => form.get('key'));
    expect(new Set(keys).size).toBe(1);
    closeSite();
    await openHelp('/inquiry');
    await expect.element(text).toHaveValue('  Where are my coins?  ');
    await expect.element(category).toHaveValue('payment');
    await expect.element(email).toHaveValue('reader@mail.example');
    await text.fill('Another question');
    answer = {};
    await send.click();
    await expect.element(page.getByRole('heading', { name: words.sentTitle })).toBeVisible();
    expect(keys).not.toContain(forms.at(-1)?.form.get('key'));
    closeSite();
    await openHelp('/inquiry');
    await expect.element(text).toHaveValue('');
  });

  it('leaves what is written while it is on its way for the next one', async () => {
    const answer = Promise.withResolvers<Answered>();
    const forms = takeInquiries(() => answer.promise);
    await openHelp('/inquiry');
    await fill();
    await send.click();
    await expect.poll(() => forms.length).toBe(1);
    await text.fill('And where are my tickets?');
    answer.resolve({});
    await page.getByRole('button', { name: words.writeAnother }).click();
    await expect.element(text).toHaveValue('And where are my tickets?');
    expect(forms).toHaveLength(1);
  });

  it('of a member goes without an address where the account has one', async () => {
    const forms = takeInquiries();
    await openHelp('/inquiry', { signedIn: true, email: 'own@mail.example' });
    await expect.element(page.getByText(/own@mail\.example/)).toBeVisible();
    await expect.element(email).not.toBeInTheDocument();
    await userEvent.selectOptions(category, 'other');
    await text.fill('Thank you');
    await send.click();
    await expect.element(page.getByRole('heading', { name: words.sentTitle })).toBeVisible();
    expect(forms[0]?.form.has('email')).toBe(false);
  });

  it('asks a member for no address while that of the account is on its way', async () => {
    const comes = Promise.withResolvers<void>();
    profileComes.value = comes.promise;
    const forms = takeInquiries();
    await openHelp('/inquiry', { signedIn: true, email: 'own@mail.example' });
    await userEvent.selectOptions(category, 'other');
    await text.fill('Thank you');
    await expect.element(email).not.toBeInTheDocument();
    await send.click();
    await expect.element(page.getByText(words.sentText)).toBeVisible();
    expect(forms[0]?.form.has('email')).toBe(false);
    comes.resolve();
    await page.getByRole('button', { name: words.writeAnother }).click();
    await expect.element(page.getByText(/own@mail\.example/)).toBeVisible();
  });
});
