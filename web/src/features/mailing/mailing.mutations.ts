import {
  importContactsPath,
  mailingContactsPath,
  mailingsPath,
  moveMailingPath,
  settleRecipientPath,
  testMailingPath,
  withdrawConsentPath,
} from '@brigade/domain/mailing/mailing.api.ts'
import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { contactsKey, mailingsKey } from '#features/mailing/mailing.queries.ts'

/** Writes a draft, for a form, which shows the problems itself. */
export async function createMailing(body: BodyOf<typeof mailingsPath, 'create'>): Promise<Mailing> {
  const made = await apiCreate(mailingsPath, body)
  await conclude(translate('mailing:said.saved'), mailingsKey)
  return made
}

/** Changes a draft, for a form. */
export async function changeMailing(id: number, change: BodyOf<typeof mailingsPath, 'patch'>): Promise<Mailing> {
  const changed = await apiPatch(mailingsPath, id, change)
  await conclude(translate('mailing:said.saved'), mailingsKey)
  return changed
}

export function useRemoveMailing() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(mailingsPath, id),
    onSuccess: () => conclude(translate('mailing:said.removed'), mailingsKey),
    onError: showError,
  })
}

/** Schedules, sends, pauses or stops a mailing. */
export function useMoveMailing() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof moveMailingPath, 'create'>) => apiCreate(moveMailingPath, body),
    onSuccess: ({ state }) =>
      conclude(translate('mailing:said.moved', { state: translate(`mailing:states.${state}`) }), mailingsKey),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailingsKey }),
  })
}

export function useTestMailing() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof testMailingPath, 'create'>) => apiCreate(testMailingPath, body),
    onSuccess: ({ mailedTo, reachesPeople }) =>
      showToast({
        kind: 'success',
        text: reachesPeople
          ? translate('mailing:said.tested', { address: mailedTo })
          : translate('mailing:said.testStored'),
      }),
    onError: showError,
  })
}

/** Decides about a recipient who may have the mail. */
export function useSettleRecipient() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof settleRecipientPath, 'create'>) => apiCreate(settleRecipientPath, body),
    onSuccess: () => conclude(translate('mailing:said.settled'), mailingsKey),
    onError: showError,
  })
}

/** Adds a contact, for a form. */
export async function createContact(body: BodyOf<typeof mailingContactsPath, 'create'>): Promise<MailingContact> {
  const made = await apiCreate(mailingContactsPath, body)
  await conclude(translate('mailing:said.contactSaved'), contactsKey)
  return made
}

/** Changes a contact, for a form. */
export async function changeContact(
  id: number,
  change: BodyOf<typeof mailingContactsPath, 'patch'>,
): Promise<MailingContact> {
  const changed = await apiPatch(mailingContactsPath, id, change)
  await conclude(translate('mailing:said.contactSaved'), contactsKey)
  return changed
}

export function useRemoveContact() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(mailingContactsPath, id),
    onSuccess: () => conclude(translate('mailing:said.contactRemoved'), contactsKey),
    onError: showError,
  })
}

export function useWithdrawConsent() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(withdrawConsentPath, { id }),
    onSuccess: ({ address }) => conclude(translate('mailing:said.withdrawn', { address }), contactsKey),
    onError: showError,
  })
}

export function useImportContacts() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof importContactsPath, 'create'>) => apiCreate(importContactsPath, body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactsKey }),
    onError: showError,
  })
}

async function conclude(text: string, key: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key })
  showToast({ kind: 'success', text })
}
