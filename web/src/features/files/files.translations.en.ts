import { fileErrors, imageErrors } from '@brigade/domain/files/files.errors.ts'

export const translations = {
  field: {
    label: 'Images',
    add: 'Upload image',
    hint: 'JPG, PNG or GIF, {{width}} × {{height}}, at most {{kilobytes}} KB. You can crop and scale other images here.',
    count: '{{n}} of {{most}}',
    image: 'Image {{n}}',
    earlier: 'Move image {{n}} earlier',
    later: 'Move image {{n}} later',
    remove: 'Remove image {{n}}',
    moved: 'Image {{from}} is now {{to}} of {{of}}.',
    uploaded: 'Image {{n}} was uploaded.',
    known: 'This image has already been added.',
  },
  removal: {
    title: 'Remove image {{n}}?',
    confirm: 'Remove image',
    onSave: 'Image {{n}} will be removed when you save.',
    itemDone: 'Item photo {{n}} deleted successfully!',
    categoryDone: 'Category photo {{n}} deleted.',
  },
  upload: {
    uploading: 'Uploading {{name}}',
    failed: '{{name}} wasn’t uploaded',
    crop: 'Crop and scale',
    cropOf: 'Crop and scale {{name}}',
    tryAgain: 'Try again',
    dismiss: 'Leave out {{name}}',
    notUploaded: 'An image wasn’t uploaded. Try again, crop it, or leave it out.',
    tooMany: fileErrors.tooMany,
  },
  crop: {
    title: 'Crop and scale',
    frame: 'Crop area. Move it with the arrow keys.',
    hint: 'Drag the image or use the arrow keys; zoom with the wheel, two fingers or the slider.',
    zoom: 'Zoom',
    preview: 'Preview',
    weight: '{{width}} × {{height}}, {{kilobytes}} KB',
    small: 'This area is smaller than {{width}} × {{height}} and will look blurred.',
    preparing: 'Preparing…',
    use: 'Use this image',
    still: 'Cropping removes the animation.',
  },
  problems: { ...imageErrors },
  jobs: { removeBytes: 'Remove deleted image' },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    files: typeof translations
  }
}
