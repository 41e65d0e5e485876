import {
  countSegmentPath,
  exportContactsPath,
  giveConsentPath,
  importContactsPath,
  mailingContactsPath,
  mailingRecipientsPath,
  mailingsPath,
  mailSenderPath,
  moveMailingPath,
  reportBouncesPath,
  settleRecipientPath,
  testMailingPath,
  withdrawConsentPath,
} from '@brigade/domain/mailing/mailing.api.ts'
import type { MailSender } from '@brigade/domain/mailing/mailing.schema.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { countSegment } from './count-segment.ts'
import { exportContacts } from './export-contacts.ts'
import { forgetUnconfirmed } from './confirm-consent.ts'
import { forgetOldRecipients } from './forget-old-mailings.ts'
import { giveConsent } from './give-consent.ts'
import { importContacts } from './import-contacts.ts'
import { listContacts, readContact } from './list-contacts.ts'
import { listMailings, listRecipients } from './list-mailings.ts'
import { reportBounces } from './mark-bounced.ts'
import { moveMailing } from './move-mailing.ts'
import { sendMailing } from './send-mailing.job.ts'
import { settleRecipient } from './settle-recipient.ts'
import { testMailing } from './test-mailing.ts'
import { createContact, patchContact, removeContact, repeatedContact, withdrawConsent } from './write-contact.ts'
import { createMailing, patchMailing, readMailing, removeMailing, repeatedMailing } from './write-mailing.ts'

export const mailingFeature: Feature = {
  name: 'mailing',
  register(app: App) {
    const { db, clock, jobs } = app
    jobs.add(sendMailing)
    app.schedule('old recipients of mailings', '43 4 * * *', () => forgetOldRecipients(db, clock.now()))
    app.schedule('unconfirmed contacts', '47 4 * * *', () => forgetUnconfirmed(db, clock.now()))
    useContacts(app)

    useService(app, mailingsPath, {
      find: ({ query, user, paginate }) => listMailings({ db, query, principal: user, isPaged: paginate !== false }),

      get: (id, { user }) => db.read(() => readMailing(id, user)),

      create: { transaction: createMailing, repeat: repeatedMailing },

      patch: { transaction: patchMailing },

      remove: { transaction: removeMailing },
    })

    useService(app, moveMailingPath, { create: { transaction: moveMailing } })

    useService(app, testMailingPath, { create: { transaction: testMailing } })

    useService(app, countSegmentPath, {
      create: (body, { user }) => countSegment({ ...body, db, principal: user }),
    })

    useService(app, mailSenderPath, {
      create: () => mailSenderOf(app.mailer),
    })

    useService(app, mailingRecipientsPath, {
      find: ({ query, user, paginate }) => listRecipients({ db, query, principal: user, isPaged: paginate !== false }),
    })

    useService(app, settleRecipientPath, { create: { transaction: settleRecipient } })

    publishEvents(app, mailingsPath, staffTopic('mailings', 'mailing:use'))
  },
}

function mailSenderOf(mailer: App['mailer']): MailSender {
  if (!mailer) return { sendsTo: 'nobody' }
  return { sendsTo: mailer.reachesPeople ? 'people' : 'folder' }
}

function useContacts(app: App): void {
  const { db } = app

  useService(app, mailingContactsPath, {
    find: ({ query, user, paginate }) => listContacts({ db, query, principal: user, isPaged: paginate !== false }),

    get: (id, { user }) => db.read(() => readContact(id, user)),

    create: { transaction: createContact, repeat: repeatedContact },

    patch: { transaction: patchContact },

    remove: { transaction: removeContact },
  })

  useService(app, withdrawConsentPath, { create: { transaction: withdrawConsent } })

  useService(app, importContactsPath, {
    create: { transaction: importContacts, byTurns: true },
  })

  useExport(app, exportContactsPath, (body, { user }) => exportContacts({ db, body, principal: user }))

  useService(app, giveConsentPath, { create: { transaction: giveConsent } })

  useService(app, reportBouncesPath, { create: { transaction: reportBounces } })
}
