import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far from the window a part is when it begins, in px: two turns of the wheel, in which it can load. */
const NEAR_PX = 200;

interface WhenNearProps {
    /** what stands there until it begins, e.g. its heading, and how high both are, in px */
    before: ReactNode;
    height: number;
    children: ReactNode;
}

/** A part of a page that begins when somebody comes near it: before that it loads and reads nothing. */
export function WhenNear({ before, height, children }: WhenNearProps) {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(false);
    useEffect(() => {
        if (isNear || !place.current) return undefined;
        const watch = new IntersectionObserver(
            entries => {
                if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
            },
            { rootMargin: `${NEAR_PX}px` },
        );
        watch.observe(place.current);
        return () => watch.disconnect();
    }, [isNear]);
    if (isNear) return children;
    return (
        <div ref={place} style={{ minHeight: height }} data-screen="">
            {before}
        </div>
    );
}
