import type { Page } from '@playwright/test'

/** Returns the locators of the settings of the signed-in person and of their device, in English. */
export function settings(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Settings' }),
    firstName: page.getByLabel('First name'),
    save: page.getByRole('button', { name: 'Save' }),
    currentPassword: page.getByLabel('Current password'),
    newPassword: page.getByLabel('New password'),
    changePassword: page.getByRole('button', { name: 'Change password' }),
    language: page.getByRole('combobox', { name: 'Interface language' }),
    theme: (name: string) => page.getByRole('radiogroup', { name: 'Theme' }).getByText(name, { exact: true }),
    play: (kind: string) => page.getByRole('button', { name: `Play: ${kind}`, exact: true }),
  }
}
