'use client';
import { useRef, useState, type ComponentProps, type Ref } from 'react';
import { Cross } from '../../../lib/Cross.tsx';
import { useFollow } from '../../../lib/use-follow.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { fill } from '../../../lib/fill.ts';
import { useWords } from '../../../lib/words.ts';
import { changeHandler } from '../Field/change-handler.ts';
import { boxClass, splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { fileFieldWords } from './FileField.words.ts';

export interface FileFieldProps
  extends
    Omit<ComponentProps<'input'>, 'ref' | 'type' | 'size' | 'value' | 'defaultValue' | 'children'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'requiredMark' | 'size'> {
  /** Called with the chosen files, in addition to `onChange`. */
  onValueChange?: ((files: File[]) => void) | undefined;
  /** Name of the button that removes a file; `{name}` is the file. @default 'Remove {name}' */
  removeLabel?: string | undefined;
  /** Formats a number of bytes. @default kB or MB: “1.2 MB” */
  formatSize?: ((bytes: number) => string) | undefined;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const inUnits = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

const filesOf = ({ files }: HTMLInputElement) => [...(files ?? [])];

const isSame = (one: readonly File[], other: readonly File[]) =>
  one.length === other.length && one.every((file, index) => file === other[index]);

/**
 * Files from the visitor's device, chosen in the browser's own control or dropped on it, and listed
 * below. The control works before scripts load, the list after.
 *
 * `ref` receives the `<input>`. `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*`
 * reach the root; every other attribute reaches the input.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#file-upload-state-(type=file)
 */
export function FileField({
  onValueChange,
  removeLabel,
  formatSize = inUnits,
  onChange,
  ref,
  ...rest
}: FileFieldProps) {
  const { field, attributes } = splitFieldProps('rp-FileField', { ...rest, ref: undefined });
  const words = useWords('FileField', fileFieldWords, { removeLabel });
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);

  useMergedRefs(input, ref);
  useFollow(input, (control) => {
    const now = filesOf(control);
    setFiles((last) => (isSame(last, now) ? last : now));
  });

  const remove = (index: number) => {
    const kept = new DataTransfer();
    for (const file of files.toSpliced(index, 1)) kept.items.add(file);
    const element = input.current as HTMLInputElement;
    element.files = kept.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    // The pressed button has been removed.
    element.focus();
  };

  return (
    <Field {...field} data-chosen={files.length > 0 || undefined}>
      {(control) => (
        <>
          <input
            {...attributes(control)}
            ref={input}
            className={boxClass('rp-FileField-input')}
            type="file"
            onChange={changeHandler(onChange, onValueChange, filesOf)}
          />
          <ChosenFiles
            files={files}
            formatSize={formatSize}
            removeLabel={words.removeLabel}
            onRemove={rest.disabled ? undefined : remove}
          />
          <VisuallyHidden>
            <output>
              {files.map(({ name, size }) => `${name}, ${formatSize(size)}`).join('; ')}
            </output>
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}

interface ChosenFilesProps {
  files: readonly File[];
  formatSize: (bytes: number) => string;
  removeLabel: string;
  onRemove: ((index: number) => void) | undefined;
}

/** The chosen files, each with a button that removes it. */
function ChosenFiles({ files, formatSize, removeLabel, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- it has no bullets: see List
    <ul role="list" className="rp-FileField-files">
      {files.map((file, index) => (
        <li key={index} className="rp-FileField-file">
          <span className="rp-FileField-name">
            <bdi>{file.name}</bdi>
          </span>
          <bdi className="rp-FileField-size">{formatSize(file.size)}</bdi>
          {onRemove && (
            <IconButton
              size="sm"
              label={fill(removeLabel, { name: file.name })}
              icon={<Cross />}
              onClick={() => onRemove(index)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
