import type { ServiceContract } from '../access/contract.ts'
import { mainOptionsPath, subOptionsPath } from '../menus/menus.acts.api.ts'
import {
  mainOptionListQuerySchema,
  mainOptionSchema,
  subOptionListQuerySchema,
  subOptionSchema,
} from '../menus/menus.recommendations.ts'
import { pageOf } from '../kit/paging.ts'
import { guestDialogsQuerySchema, guestDialogsSchema } from './dialogs.schema.ts'
import {
  createOfDialogSchema,
  createOfMainOptionSchema,
  patchTextSchema,
  primaryHeadingListQuerySchema,
  primaryHeadingSchema,
  sortOptionsSchema,
  subOptionHeadingListQuerySchema,
  subOptionHeadingSchema,
  withUntagged,
} from './recommendations.schema.ts'
import {
  countRecommendationsSchema,
  decideSuggestionSchema,
  recommendationCountListQuerySchema,
  recommendationCountSchema,
  suggestionListQuerySchema,
  suggestionSchema,
} from './suggestions.schema.ts'

export const primaryHeadingsPath = 'v1/primary-heading'
export const subOptionHeadingsPath = 'v1/sub-option-heading'
export const sortOptionsPath = 'v1/sort/recom-options'
export const guestDialogsPath = 'v1/recommendations'
export const suggestionsPath = 'v1/recommendation-suggestions'
export const decideSuggestionPath = 'v1/decide/recommendation-suggestion'
export const recommendationCountsPath = 'v1/recommendation-counts'
export const countRecommendationsPath = 'v1/count/recommendations'

const lighter = { en: 'Something light', ar: 'شيء خفيف' }

export const recommendationServices = {
  [primaryHeadingsPath]: {
    find: {
      permission: 'menus:read',
      query: primaryHeadingListQuerySchema,
      answer: pageOf(primaryHeadingSchema),
      summary: 'Lists the questions with which dialogs of recommendations begin.',
    },
    create: {
      permission: 'recommendations:write',
      data: createOfDialogSchema,
      answer: primaryHeadingSchema,
      idempotent: 'primaryHeading',
      example: { restaurantId: 2, dialog: 'starter', name: lighter },
      summary: 'Creates the heading of a dialog, which has at most one. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'recommendations:write',
      data: patchTextSchema,
      answer: primaryHeadingSchema,
      example: { name: lighter },
      summary: 'Changes the heading of a dialog.',
    },
    remove: {
      permission: 'recommendations:write',
      answer: primaryHeadingSchema,
      summary: 'Deletes the heading of a dialog.',
    },
    events: { created: primaryHeadingSchema, patched: primaryHeadingSchema, removed: primaryHeadingSchema },
  },
  [mainOptionsPath]: {
    find: {
      permission: 'menus:read',
      query: mainOptionListQuerySchema,
      answer: pageOf(mainOptionSchema),
      summary: 'Lists the main options of recommendations.',
    },
    create: {
      permission: 'recommendations:write',
      data: createOfDialogSchema,
      answer: mainOptionSchema,
      idempotent: 'mainOption',
      example: { restaurantId: 1, dialog: 'starter', name: lighter },
      summary: 'Creates a main option as the last of its dialog. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'recommendations:write',
      data: patchTextSchema,
      answer: mainOptionSchema,
      example: { name: lighter },
      summary: 'Changes the text of a main option.',
    },
    remove: {
      permission: 'recommendations:write',
      answer: withUntagged(mainOptionSchema.properties),
      summary: 'Deletes a main option with its sub options and heading, and removes them from items.',
    },
    events: { created: mainOptionSchema, patched: mainOptionSchema, removed: mainOptionSchema },
  },
  [subOptionsPath]: {
    find: {
      permission: 'menus:read',
      query: subOptionListQuerySchema,
      answer: pageOf(subOptionSchema),
      summary: 'Lists the sub options of main options.',
    },
    create: {
      permission: 'recommendations:write',
      data: createOfMainOptionSchema,
      answer: subOptionSchema,
      idempotent: 'subOption',
      example: { mainOptionId: 1, name: lighter },
      summary: 'Creates a sub option as the last of its main option. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'recommendations:write',
      data: patchTextSchema,
      answer: subOptionSchema,
      example: { name: lighter },
      summary: 'Changes the text of a sub option.',
    },
    remove: {
      permission: 'recommendations:write',
      answer: withUntagged(subOptionSchema.properties),
      summary: 'Deletes a sub option, and removes it from items.',
    },
    events: { created: subOptionSchema, patched: subOptionSchema, removed: subOptionSchema },
  },
  [subOptionHeadingsPath]: {
    find: {
      permission: 'menus:read',
      query: subOptionHeadingListQuerySchema,
      answer: pageOf(subOptionHeadingSchema),
      summary: 'Lists the questions above sub options.',
    },
    create: {
      permission: 'recommendations:write',
      data: createOfMainOptionSchema,
      answer: subOptionHeadingSchema,
      idempotent: 'subOptionHeading',
      example: { mainOptionId: 9, name: lighter },
      summary:
        'Creates the heading above the sub options of a main option, which has at most one. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'recommendations:write',
      data: patchTextSchema,
      answer: subOptionHeadingSchema,
      example: { name: lighter },
      summary: 'Changes the heading above sub options.',
    },
    remove: {
      permission: 'recommendations:write',
      answer: subOptionHeadingSchema,
      summary: 'Deletes the heading above sub options.',
    },
    events: { created: subOptionHeadingSchema, patched: subOptionHeadingSchema, removed: subOptionHeadingSchema },
  },
  [sortOptionsPath]: {
    create: {
      permission: 'recommendations:write',
      data: sortOptionsSchema,
      answer: sortOptionsSchema,
      status: 200,
      summary: 'Sorts the main options of a dialog, or the sub options of a main option, in one call.',
    },
    events: { created: sortOptionsSchema },
  },
  [guestDialogsPath]: {
    find: {
      permission: 'menus:read',
      query: guestDialogsQuerySchema,
      answer: guestDialogsSchema,
      summary: "Reads a venue's dialogs of recommendations as guests get them now, in one response.",
    },
  },
  [suggestionsPath]: {
    find: {
      permission: 'recommendations:write',
      query: suggestionListQuerySchema,
      answer: pageOf(suggestionSchema),
      summary: 'Lists what the orders of the last 90 business days propose, and what was decided.',
    },
    events: { patched: suggestionSchema },
  },
  [decideSuggestionPath]: {
    create: {
      permission: 'recommendations:write',
      data: decideSuggestionSchema,
      answer: suggestionSchema,
      status: 200,
      summary: 'Accepts, dismisses or reopens a suggestion. Accepting a tag tags its item.',
    },
  },
  [recommendationCountsPath]: {
    find: {
      permission: 'recommendations:write',
      query: recommendationCountListQuerySchema,
      answer: pageOf(recommendationCountSchema),
      summary: 'Lists when the orders of venues were counted for suggestions.',
    },
    events: { patched: recommendationCountSchema },
  },
  [countRecommendationsPath]: {
    create: {
      permission: 'recommendations:write',
      data: countRecommendationsSchema,
      answer: recommendationCountSchema,
      status: 200,
      atMost: { calls: 10, perSeconds: 3_600 },
      example: { restaurantId: 1 },
      summary: 'Counts the orders of a venue again, after the answer. A count that runs is not begun a second time.',
    },
  },
} as const satisfies Record<string, ServiceContract>
