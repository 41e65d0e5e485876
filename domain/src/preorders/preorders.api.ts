import { Type } from '@sinclair/typebox'
import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import { printRequestSchema } from '../printers/print-jobs.schema.ts'
import {
  createFormQuestionSchema,
  createMenuFormSchema,
  formQuestionListQuerySchema,
  formQuestionSchema,
  menuFormListQuerySchema,
  menuFormSchema,
  patchFormQuestionSchema,
  patchMenuFormSchema,
  sortFormQuestionsSchema,
} from './menu-forms.schema.ts'
import {
  acceptPreOrdersSchema,
  askFormsSchema,
  offeredFormSchema,
  patchPreOrderSchema,
  placePreOrderSchema,
  preOrderListQuerySchema,
  preOrderSchema,
  printSlotSchema,
  releasePreOrderSchema,
} from './preorders.schema.ts'

export const menuFormsPath = 'v1/menu-forms'
export const formQuestionsPath = 'v1/menu-form-questions'
export const sortFormQuestionsPath = 'v1/sort/menu-form-questions'
export const offeredFormsPath = 'v1/offered/menu-forms'
export const preOrdersPath = 'v1/pre-orders'
export const acceptPreOrdersPath = 'v1/accept/pre-orders'
export const releasePreOrderPath = 'v1/release/pre-order'
export const printSlotPath = 'v1/print/slot'

export const preOrderServices = {
  [menuFormsPath]: {
    find: {
      permission: 'menuForms:read',
      query: menuFormListQuerySchema,
      answer: pageOf(menuFormSchema),
      summary: "Lists the menu forms of the caller's venues.",
    },
    get: { permission: 'menuForms:read', answer: menuFormSchema, summary: 'Reads one form.' },
    create: {
      permission: 'menuForms:write',
      data: createMenuFormSchema,
      answer: menuFormSchema,
      idempotent: 'menuForm',
      example: { restaurantId: 1, menuId: 2, name: { en: 'Dinner card', ar: 'بطاقة العشاء' } },
      summary: 'Gives a menu its form. Omitted fields have their usual values. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'menuForms:write',
      data: patchMenuFormSchema,
      answer: menuFormSchema,
      example: { capacity: 8 },
      summary: 'Changes a form. Orders that were placed on it keep their slots.',
    },
    remove: {
      permission: 'menuForms:write',
      answer: menuFormSchema,
      summary: 'Deletes a form with its questions, unless pre-orders on it wait for the kitchen.',
    },
    events: { created: menuFormSchema, patched: menuFormSchema, removed: menuFormSchema },
  },
  [formQuestionsPath]: {
    find: {
      permission: 'menuForms:read',
      query: formQuestionListQuerySchema,
      answer: pageOf(formQuestionSchema),
      summary: "Lists the questions of the forms of the caller's venues.",
    },
    get: { permission: 'menuForms:read', answer: formQuestionSchema, summary: 'Reads one question.' },
    create: {
      permission: 'menuForms:write',
      data: createFormQuestionSchema,
      answer: formQuestionSchema,
      idempotent: 'menuFormQuestion',
      summary: 'Adds a question to a form, as its last one. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'menuForms:write',
      data: patchFormQuestionSchema,
      answer: formQuestionSchema,
      example: { question: { en: 'How do you like your eggs?' } },
      summary: 'Changes a question, its options and how many of them each guest picks.',
    },
    remove: { permission: 'menuForms:write', answer: formQuestionSchema, summary: 'Deletes a question.' },
    events: { created: formQuestionSchema, patched: formQuestionSchema, removed: formQuestionSchema },
  },
  [sortFormQuestionsPath]: {
    create: {
      permission: 'menuForms:write',
      data: sortFormQuestionsSchema,
      answer: sortFormQuestionsSchema,
      status: 200,
      summary: 'Sorts all questions of a form in one call. Repeating the call changes nothing.',
    },
    events: { created: sortFormQuestionsSchema },
  },
  [offeredFormsPath]: {
    create: {
      permission: ['preOrders:place', 'menuForms:read'],
      data: askFormsSchema,
      answer: Type.Array(offeredFormSchema),
      status: 200,
      readsMany: true,
      example: { restaurantId: 1 },
      summary: 'Lists the forms that can be ordered on now, with prices and with the slots that are left.',
    },
  },
  [preOrdersPath]: {
    find: {
      permission: 'preOrders:read',
      query: preOrderListQuerySchema,
      answer: pageOf(preOrderSchema),
      summary:
        "Lists pre-orders, the earliest slot first: those of the caller's venues, for guests those of their sitting.",
    },
    get: { permission: 'preOrders:read', answer: preOrderSchema, summary: 'Reads one pre-order.' },
    create: {
      permission: 'preOrders:place',
      data: placePreOrderSchema,
      answer: preOrderSchema,
      idempotent: 'preOrder',
      summary:
        'Orders on a form for a slot. A slot that is full is a 409 with the free slots of the day. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'preOrders:place',
      data: patchPreOrderSchema,
      answer: preOrderSchema,
      summary:
        'Changes a pre-order: guests until its cut-off, staff until it is in the kitchen. What changes is priced anew.',
    },
    remove: {
      permission: 'preOrders:place',
      answer: preOrderSchema,
      summary:
        'Cancels a pre-order: guests until its cut-off, staff who may cancel orders until it is in the kitchen. Staff give a reason by cancelling its order.',
    },
    events: { created: preOrderSchema, patched: preOrderSchema },
  },
  [acceptPreOrdersPath]: {
    create: {
      permission: 'preOrders:handle',
      data: acceptPreOrdersSchema,
      answer: Type.Array(preOrderSchema),
      status: 200,
      summary:
        'Accepts one pre-order, or those of a slot. Those that are not waiting stay as they are; one with another version than named is a 409.',
    },
  },
  [releasePreOrderPath]: {
    create: {
      permission: 'preOrders:handle',
      data: releasePreOrderSchema,
      answer: preOrderSchema,
      status: 200,
      summary: 'Sends a pre-order to the kitchen now: its order is accepted and in progress. A second call is a 409.',
    },
  },
  [printSlotPath]: {
    create: {
      permission: 'preOrders:handle',
      data: printSlotSchema,
      answer: printRequestSchema,
      status: 200,
      summary: 'Prints the sheet of a slot: an entry for each room, and the portions of all.',
    },
  },
} as const satisfies Record<string, ServiceContract>
