import { fileErrors, imageErrors } from '@brigade/domain/files/files.errors.ts'

export const words = {
  field: {
    label: 'Images',
    add: 'Upload image',
    hint: 'JPG, PNG or GIF, {{width}} × {{height}}, at most {{kilobytes}} KB. Others can be cropped and scaled here.',
    count: '{{n}} of {{most}}',
    image: 'Image {{n}}',
    earlier: 'Move image {{n}} earlier',
    later: 'Move image {{n}} later',
    remove: 'Remove image {{n}}',
    moved: 'Image {{from}} is now {{to}} of {{of}}.',
    uploaded: 'Image {{n}} was uploaded.',
    known: 'This image is there already.',
  },
  removal: {
    title: 'Remove image {{n}}?',
    confirm: 'Remove image',
    onSave: 'Image {{n}} will be removed when you save.',
    itemDone: 'Item photo {{n}} deleted successfully!',
    categoryDone: 'Category photo {{n}} deleted successfully!',
  },
  upload: {
    uploading: 'Uploading {{name}}',
    failed: '{{name}} was not uploaded',
    crop: 'Crop and scale',
    cropOf: 'Crop and scale {{name}}',
    tryAgain: 'Try again',
    dismiss: 'Leave out {{name}}',
    tooMany: fileErrors.tooMany,
  },
  crop: {
    title: 'Crop and scale',
    frame: 'The part that is kept. Move it with the arrow keys.',
    hint: 'Move the image under the frame by dragging or with the arrow keys; zoom with the wheel, two fingers or the slider.',
    zoom: 'Zoom',
    preview: 'What is uploaded',
    weight: '{{width}} × {{height}}, {{kilobytes}} KB',
    small: 'The part is smaller than {{width}} × {{height}} and will look blurred.',
    preparing: 'Preparing…',
    use: 'Use this image',
    still: 'This image is animated. Once it is cropped, it is a still one.',
  },
  problems: { ...imageErrors },
  jobs: { removeBytes: 'Remove a deleted picture' },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    files: typeof words
  }
}
