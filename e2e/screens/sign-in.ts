import { expect, type Locator, type Page } from '@playwright/test'
import { password } from '../people/staff.ts'

/** Returns the locators of the sign-in page. */
export function signInScreen(page: Page) {
  const email = page.getByLabel('Email')
  const secret = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Sign in' })
  return {
    email,
    password: secret,
    submit,
    heading: page.getByRole('heading', { name: 'Welcome' }),
    problem: page.getByRole('alert'),
    async enter(address: string, word: string): Promise<void> {
      await email.fill(address)
      await secret.fill(word)
      await submit.click()
    },
  } satisfies Record<string, Locator | ((...words: string[]) => Promise<void>)>
}

/** Signs in with the demo's password, and waits until the person's first screen is shown. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await signInScreen(page).enter(email, password)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome')
}
