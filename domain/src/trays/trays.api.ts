import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  clearedTraysSchema,
  clearTraysSchema,
  countTraysSchema,
  createTrayOutSchema,
  createTrayStickerSchema,
  exportTraysSchema,
  patchTrayOutSchema,
  registeredStickersSchema,
  registerStickersSchema,
  trayCountsSchema,
  trayOutListQuerySchema,
  trayOutSchema,
  trayStickerListQuerySchema,
  trayStickerSchema,
} from './trays.schema.ts'

export const trayStickersPath = 'v1/trayqrs'
export const registerStickersPath = 'v1/register/trayqrs'
export const traysPath = 'v1/tray-out'
export const clearTraysPath = 'v1/clear/trays'
export const countTraysPath = 'v1/roomWithTrayCount'
export const exportTraysPath = 'v1/exportTrayouts'

export const trayServices = {
  [trayStickersPath]: {
    find: {
      permission: 'trays:read',
      query: trayStickerListQuerySchema,
      answer: pageOf(trayStickerSchema),
      summary: "Lists the stickers of the trays of the caller's venues.",
    },
    get: { permission: 'trays:read', answer: trayStickerSchema, summary: 'Reads one.' },
    create: {
      permission: 'trayStickers:write',
      data: createTrayStickerSchema,
      answer: trayStickerSchema,
      idempotent: 'traySticker',
      summary: 'Makes the sticker of a tray known to its venue. Takes an Idempotency-Key.',
    },
    remove: {
      permission: 'trayStickers:write',
      answer: trayStickerSchema,
      summary: 'Forgets a sticker whose tray is in no room. What its tray did before stays.',
    },
    events: { created: trayStickerSchema, removed: trayStickerSchema },
  },
  [registerStickersPath]: {
    create: {
      permission: 'trayStickers:write',
      data: registerStickersSchema,
      answer: registeredStickersSchema,
      status: 200,
      summary:
        'Makes a range of stickers known to their venue, all of them or none; those that it knows already stay as they are.',
    },
  },
  [traysPath]: {
    find: {
      permission: 'trays:read',
      query: trayOutListQuerySchema,
      answer: pageOf(trayOutSchema),
      summary: "Lists the trays in rooms of the caller's venues, and those that were fetched, newest first.",
    },
    get: { permission: 'trays:read', answer: trayOutSchema, summary: 'Reads one.' },
    create: {
      permission: 'trays:write',
      data: createTrayOutSchema,
      atMost: { calls: 120, perSeconds: 60 },
      answer: trayOutSchema,
      idempotent: 'tray',
      summary: 'Links a tray to a room, or moves it there from another one. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'trays:write',
      data: patchTrayOutSchema,
      answer: trayOutSchema,
      summary: 'Unlinks a tray, once: the second who tries gets a 409 that names the first.',
    },
    events: { created: trayOutSchema, patched: trayOutSchema },
  },
  [clearTraysPath]: {
    create: {
      permission: 'trays:write',
      data: clearTraysSchema,
      answer: clearedTraysSchema,
      status: 200,
      summary: 'Clears a room: its trays are unlinked and its delivered orders completed, all of them or none.',
    },
  },
  [countTraysPath]: {
    create: {
      permission: 'trays:read',
      data: countTraysSchema,
      answer: trayCountsSchema,
      status: 200,
      summary: "Counts the rooms with trays of the caller's venues.",
    },
  },
  [exportTraysPath]: {
    create: {
      permission: 'trays:export',
      data: exportTraysSchema,
      answer: 'file',
      status: 200,
      summary: 'Answers with a spreadsheet (xlsx) of the trays that were linked within a time. Over REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
