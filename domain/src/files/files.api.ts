import type { ServiceContract } from '../access/contract.ts'
import { deletedFileSchema, uploadedSchema, deleteFileSchema, uploadQuerySchema } from './files.schema.ts'

export const uploadPath = 'v1/upload'
export const deleteFilePath = 'v1/file/delete'

export const fileServices = {
  [uploadPath]: {
    create: {
      permission: ['menus:write', 'promotions:write', 'branding:write'],
      query: uploadQuerySchema,
      answer: uploadedSchema,
      takesFile: true,
      // An import of a menu brings a few hundred pictures.
      atMost: { calls: 300, perSeconds: 600 },
      summary:
        'Uploads an image of an item, a category, a promotion or a venue: JPG, PNG or GIF, at most 100 KB, exactly 500 × 300. A logo is exactly 300 × 300.',
    },
  },
  [deleteFilePath]: {
    create: {
      permission: ['menus:write', 'promotions:write', 'branding:write'],
      data: deleteFileSchema,
      answer: deletedFileSchema,
      status: 200,
      summary: 'Deletes an image that no record uses.',
    },
  },
} as const satisfies Record<string, ServiceContract>
