import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { useRemoveContact, useWithdrawConsent } from '#features/mailing/mailing.mutations.ts'
import { ContactDrawer } from '#features/mailing/parts/contact-drawer.tsx'
import type { ContactTool } from '#features/mailing/parts/contacts-table.tsx'

type ContactToolHostProps = {
  venue: Venue
  opened: OpenedTool<ContactTool>
  contact: MailingContact | undefined
  onClose: () => void
}

/** Renders what is open over the contacts: the form of one, or the question before one is unsubscribed or deleted. */
export function ContactToolHost({ venue, opened, contact, onClose }: ContactToolHostProps) {
  const t = useTranslations('mailing')
  const remove = useRemoveContact()
  const withdraw = useWithdrawConsent()
  if (opened?.tool === 'add') return <ContactDrawer venue={venue} contact={null} onClose={onClose} />
  if (!contact || !opened) return null
  if (opened.tool === 'edit') {
    return <ContactDrawer key={contact.id} venue={venue} contact={contact} onClose={onClose} />
  }
  if (opened.tool === 'delete') {
    return (
      <RemovalQuestion
        title={t('contacts.removeQuestion')}
        confirmLabel={t('contacts.removeAct')}
        name={contact.address}
        text={t('contacts.removeText')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(contact.id, { onSettled: onClose })}
        onCancel={onClose}
      />
    )
  }
  return (
    <Confirm
      title={t('contacts.withdrawQuestion')}
      confirmLabel={t('contacts.withdrawAct')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(contact.id, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>
        <bdi>{contact.address}</bdi>
      </p>
      <p>{t('contacts.withdrawText')}</p>
    </Confirm>
  )
}
