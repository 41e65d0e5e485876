import type { Page } from '@playwright/test'

/** The screen on which a shared device asks who is there. */
export function whoScreen(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Who is it?' }),
    person: (name: string) => page.getByRole('button', { name, exact: true }),
    field: page.getByRole('textbox', { name: /^PIN of/ }),
    key: (digit: string) => page.getByRole('button', { name: digit, exact: true }),
    ok: page.getByRole('button', { name: 'OK' }),
    problem: page.getByRole('alert').filter({ hasText: /PIN/ }),
    otherPerson: page.getByRole('button', { name: 'Other person' }),
    switchPerson: page.getByRole('button', { name: /Switch person$/ }),
    /** Presses the digits of a PIN on the pad. */
    async press(pin: string): Promise<void> {
      for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
    },
  }
}
