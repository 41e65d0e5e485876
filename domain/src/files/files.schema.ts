import { type Static, Type } from '@sinclair/typebox'
import type { Permission } from '../access/permissions.ts'
import { idSchema } from '../kit/ids.ts'

export const imageFolders = [
  'item-images',
  'category-images',
  'marketing-images',
  'venue-logos',
  'venue-covers',
] as const

/** The kind of record that a picture belongs to. */
export type ImageFolder = (typeof imageFolders)[number]

/** The permission to add and delete pictures of each kind, besides that of the call. (spec 2, §6) */
export const folderPermissions = {
  'item-images': 'menus:write',
  'category-images': 'categories:writeImages',
  'marketing-images': 'promotions:write',
  'venue-logos': 'branding:write',
  'venue-covers': 'branding:write',
} satisfies Record<ImageFolder, Permission>

const folderSchema = Type.Union(imageFolders.map((folder) => Type.Literal(folder)))

export const uploadQuerySchema = Type.Object(
  { folder: folderSchema, restaurantId: Type.Optional(idSchema) },
  { additionalProperties: false },
)

export type UploadQuery = Static<typeof uploadQuerySchema>

/**
 * The answer to an upload. Records store `location`, and browsers request it. A file without a venue belongs to the
 * venue whose record first shows it.
 */
export const uploadedSchema = Type.Object(
  {
    file: Type.Object(
      {
        location: Type.String(),
        folder: folderSchema,
        restaurantId: Type.Union([idSchema, Type.Null()]),
        bytes: Type.Integer(),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

export type Uploaded = Static<typeof uploadedSchema>

const urlSchema = Type.String({ minLength: 1, maxLength: 500 })

/**
 * The picture to delete. One document of the specification sends it alone, the other within `data`. (spec 1, §7; spec
 * 2, §7)
 */
export const deleteFileSchema = Type.Union([
  Type.Object({ url: urlSchema }, { additionalProperties: false }),
  Type.Object(
    { data: Type.Object({ url: urlSchema }, { additionalProperties: false }) },
    { additionalProperties: false },
  ),
])

export type DeleteFile = Static<typeof deleteFileSchema>

export const deletedFileSchema = Type.Object({ url: Type.String() }, { additionalProperties: false })

export type DeletedFile = Static<typeof deletedFileSchema>
