import { useState } from 'react';

/** Local state that is reset to `value` whenever that changes; `name` identifies values. */
export function useFollowed<T>(value: T, name: (value: T) => unknown = same => same): [own: T, setOwn: (own: T) => void] {
    const [own, setOwn] = useState(value);
    const [followed, setFollowed] = useState(name(value));
    if (followed !== name(value)) {
        setFollowed(name(value));
        setOwn(value);
    }
    return [own, setOwn];
}
