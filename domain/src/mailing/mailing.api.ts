import type { ServiceContract } from '../access/contract.ts'
import { noQuerySchema } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  contactListQuerySchema,
  createContactSchema,
  exportContactsSchema,
  giveConsentSchema,
  givenConsentSchema,
  importContactsSchema,
  importedContactsSchema,
  mailingContactSchema,
  patchContactSchema,
  reportBouncesSchema,
  reportedBouncesSchema,
  withdrawConsentSchema,
} from './mailing.contacts.schema.ts'
import { mailingLimits } from './mailing.limits.ts'
import {
  countedSegmentSchema,
  countSegmentSchema,
  createMailingSchema,
  mailingListQuerySchema,
  mailingRecipientSchema,
  mailingSchema,
  mailSenderSchema,
  moveMailingSchema,
  patchMailingSchema,
  recipientListQuerySchema,
  settleRecipientSchema,
  testedMailingSchema,
  testMailingSchema,
} from './mailing.schema.ts'

export const mailingContactsPath = 'v1/mailing-contacts'
export const withdrawConsentPath = 'v1/withdraw/mailing-contact'
export const importContactsPath = 'v1/import/mailing-contacts'
export const exportContactsPath = 'v1/export/mailing-contacts'
export const giveConsentPath = 'v1/consent/mailing'
export const reportBouncesPath = 'v1/report/bounces'
export const mailingsPath = 'v1/mailings'
export const moveMailingPath = 'v1/move/mailing'
export const testMailingPath = 'v1/test/mailing'
export const countSegmentPath = 'v1/count/mailing-segment'
export const mailSenderPath = 'v1/mail-sender'
export const mailingRecipientsPath = 'v1/mailing-recipients'
export const settleRecipientPath = 'v1/settle/mailing-recipient'

const everybodyInEnglish = { venueIds: [], languages: ['en'], visitedFrom: null, visitedTo: null, spentAtLeast: null }

export const mailingServices = {
  [mailingContactsPath]: {
    find: {
      permission: 'mailing:use',
      query: contactListQuerySchema,
      answer: pageOf(mailingContactSchema),
      summary:
        'Lists the contacts of the caller’s venues: guests who agreed to mails, and those who unsubscribed since.',
    },
    get: { permission: 'mailing:use', answer: mailingContactSchema, summary: 'Reads one contact.' },
    create: {
      permission: 'mailing:use',
      idempotent: 'mailingContacts',
      data: createContactSchema,
      answer: mailingContactSchema,
      example: {
        restaurantId: 1,
        address: 'ada@example.com',
        name: 'Ada Lovelace',
        language: 'en',
        consentNote: 'Card at the front desk',
      },
      summary:
        'Adds a guest who agreed to mails, with how. A person who unsubscribed is refused unless `agreedAgain` records a new consent. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'mailing:use',
      data: patchContactSchema,
      answer: mailingContactSchema,
      summary: 'Changes the address, name or language of a contact. Another address is no longer marked as bounced.',
    },
    remove: {
      permission: 'mailing:use',
      answer: mailingContactSchema,
      summary:
        'Deletes the data of a contact. A hash of the address stays, so that an import can’t add them again, and their links keep working.',
    },
  },
  [withdrawConsentPath]: {
    create: {
      permission: 'mailing:use',
      data: withdrawConsentSchema,
      answer: mailingContactSchema,
      status: 200,
      summary: 'Records that a contact no longer wants mails.',
    },
  },
  [importContactsPath]: {
    create: {
      permission: 'mailing:use',
      data: importContactsSchema,
      answer: importedContactsSchema,
      status: 200,
      bodyBytesAtMost: mailingLimits.importBytes,
      example: {
        restaurantId: 1,
        source: 'Guest cards of 2025',
        language: 'en',
        rows: [{ line: 2, address: 'grace@example.com', name: 'Grace' }],
      },
      summary:
        'Imports contacts: valid rows are added, and the answer lists the others by line and field. People who unsubscribed stay unsubscribed. A repeated import adds nobody twice.',
    },
  },
  [exportContactsPath]: {
    create: {
      permission: 'mailing:export',
      data: exportContactsSchema,
      answer: 'file',
      example: { fileName: 'contacts.xlsx', restaurantId: 1 },
      summary: 'Makes a spreadsheet of the contacts of a venue, with when and how each agreed.',
    },
  },
  [giveConsentPath]: {
    create: {
      permission: 'mailing:consent',
      data: giveConsentSchema,
      answer: givenConsentSchema,
      status: 200,
      atMost: { calls: 10, perSeconds: 600 },
      summary:
        'Records that the guest agrees to mails of the venue. It links them to the bill of their sitting, from which segments count visits and amounts. The answer never says whether the address was known.',
    },
  },
  [reportBouncesPath]: {
    create: {
      permission: 'mailing:reportBounces',
      data: reportBouncesSchema,
      answer: reportedBouncesSchema,
      status: 200,
      summary: 'Marks addresses of the venue’s contacts whose mails came back. Nothing more is sent to them.',
    },
  },
  [mailingsPath]: {
    find: {
      permission: 'mailing:use',
      query: mailingListQuerySchema,
      answer: pageOf(mailingSchema),
      summary: 'Lists the mailings of the caller’s venues, the newest first.',
    },
    get: { permission: 'mailing:use', answer: mailingSchema, summary: 'Reads one mailing.' },
    create: {
      permission: 'mailing:use',
      idempotent: 'mailings',
      data: createMailingSchema,
      answer: mailingSchema,
      example: {
        restaurantId: 1,
        title: 'Spring menu',
        language: 'en',
        messages: { en: { subject: 'Our spring menu', body: 'Dear {{name}},\n\nour spring menu is here.' } },
        segment: everybodyInEnglish,
      },
      summary: 'Writes a draft. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'mailing:use',
      data: patchMailingSchema,
      answer: mailingSchema,
      summary: 'Changes a draft. A scheduled mailing is cancelled first.',
    },
    remove: { permission: 'mailing:use', answer: mailingSchema, summary: 'Deletes a draft.' },
    events: { created: mailingSchema, patched: mailingSchema, removed: mailingSchema },
  },
  [moveMailingPath]: {
    create: {
      permission: 'mailing:use',
      data: moveMailingSchema,
      answer: mailingSchema,
      status: 200,
      summary:
        'Schedules, sends, cancels, pauses, resumes or stops a mailing. The recipients are chosen when sending begins, and each consent is checked again before its mail.',
    },
  },
  [testMailingPath]: {
    create: {
      permission: 'mailing:use',
      data: testMailingSchema,
      answer: testedMailingSchema,
      status: 200,
      atMost: { calls: 10, perSeconds: 600 },
      summary: 'Sends a draft in one language to the caller’s own address.',
    },
  },
  [countSegmentPath]: {
    create: {
      permission: 'mailing:use',
      data: countSegmentSchema,
      answer: countedSegmentSchema,
      status: 200,
      readsMany: true,
      example: { restaurantId: 1, segment: everybodyInEnglish },
      summary: 'Counts the contacts that filters reach now.',
    },
  },
  [mailSenderPath]: {
    create: {
      permission: 'mailing:use',
      data: noQuerySchema,
      answer: mailSenderSchema,
      status: 200,
      example: {},
      summary: 'Says where mails go: to people, into a folder of the demo, or nowhere.',
    },
  },
  [mailingRecipientsPath]: {
    find: {
      permission: 'mailing:use',
      query: recipientListQuerySchema,
      answer: pageOf(mailingRecipientSchema),
      summary: 'Lists the recipients of a mailing: sent, bounced, unsubscribed. Kept for two years after it ended.',
    },
  },
  [settleRecipientPath]: {
    create: {
      permission: 'mailing:use',
      data: settleRecipientSchema,
      answer: mailingSchema,
      status: 200,
      summary: 'Decides about a recipient of whom it is unknown whether the mail server accepted the mail.',
    },
  },
} as const satisfies Record<string, ServiceContract>
