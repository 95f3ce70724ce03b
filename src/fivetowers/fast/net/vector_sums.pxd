# The innermost loops of the network in C; the words, and twins in Python, are in vector_sums.py. A compiler on its own does not keep their sums in registers; the order of additions is that of
# plain loops on every processor, so the values are the same everywhere.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
    #define FAST_SUMS __attribute__((unused, target_clones("avx2", "default")))
    #elif defined(__GNUC__)
    #define FAST_SUMS __attribute__((unused))
    #endif
    typedef struct {
        int builder, discards, shares, gains;
        float points, tallest, rubble, fewer, strength, gained;
    } Reading;
    #ifdef FAST_SUMS
    typedef float eight __attribute__((vector_size(32), aligned(4)));
    #define AT(place) (*(const eight *)(place))
    FAST_SUMS static void add_products(
        const float *hidden, int place, int units, const float *weights, int start, float *target, int first
    ) {
        hidden += place; weights += start; target += first;
        eight a = AT(target), b = AT(target + 8), c = AT(target + 16), d = AT(target + 24);
        for (int unit = 0; unit < units; unit++, weights += 32) {
            float active = hidden[unit] > 0 ? hidden[unit] : 0.0f;
            a += active * AT(weights);
            b += active * AT(weights + 8);
            c += active * AT(weights + 16);
            d += active * AT(weights + 24);
        }
        *(eight *)target = a; *(eight *)(target + 8) = b; *(eight *)(target + 16) = c; *(eight *)(target + 24) = d;
    }
    FAST_SUMS static void add_columns(
        const float *factors, int columns, const float *weights, int start, float *target, int first
    ) {
        weights += start; target += first;
        eight a = AT(target), b = AT(target + 8), c = AT(target + 16);
        eight d = AT(target + 24), e = AT(target + 32), f = AT(target + 40);
        for (int column = 0; column < columns; column++, weights += 48) {
            float factor = factors[column];
            a += factor * AT(weights);
            b += factor * AT(weights + 8);
            c += factor * AT(weights + 16);
            d += factor * AT(weights + 24);
            e += factor * AT(weights + 32);
            f += factor * AT(weights + 40);
        }
        *(eight *)target = a; *(eight *)(target + 8) = b; *(eight *)(target + 16) = c;
        *(eight *)(target + 24) = d; *(eight *)(target + 32) = e; *(eight *)(target + 40) = f;
    }
    FAST_SUMS static void add_parts(
        float *sums, int before, int after, const float *parts, int part, int count
    ) {
        for (int unit = 0; unit < count; unit += 8)
            *(eight *)(sums + after + unit) = AT(sums + before + unit) + AT(parts + part + unit);
    }
    FAST_SUMS static void read_sums(const float *sums, int first, const float *weights, Reading *reading) {
        const Reading to = *reading;
        sums += first;
        eight strengths = {0}, points_to_come = {0};
        for (int unit = 0; unit < 32; unit += 8) {
            const float *seen = weights + to.builder + unit;
            eight total = AT(sums + unit) + to.points * AT(seen) + to.tallest * AT(seen + 32)
                + to.rubble * AT(seen + 64) + to.fewer * AT(weights + to.discards + unit);
            for (int lane = 0; lane < 8; lane++) total[lane] = total[lane] > 0 ? total[lane] : 0.0f;
            strengths += total * AT(weights + to.shares + unit);
            points_to_come += total * AT(weights + to.gains + unit);
        }
        float strength = 0.0f, gained = 0.0f;
        for (int lane = 0; lane < 8; lane++) { strength += strengths[lane]; gained += points_to_come[lane]; }
        reading->strength = strength; reading->gained = gained;
    }
    #else
    static void add_columns(
        const float *factors, int columns, const float *weights, int start, float *target, int first
    ) {
        weights += start; target += first;
        for (int column = 0; column < columns; column++, weights += 48)
            for (int unit = 0; unit < 48; unit++) target[unit] += factors[column] * weights[unit];
    }
    static void add_products(
        const float *hidden, int place, int units, const float *weights, int start, float *target, int first
    ) {
        hidden += place; weights += start; target += first;
        for (int unit = 0; unit < units; unit++, weights += 32)
            if (hidden[unit] > 0) for (int head = 0; head < 32; head++) target[head] += hidden[unit] * weights[head];
    }
    static void add_parts(float *sums, int before, int after, const float *parts, int part, int count) {
        for (int unit = 0; unit < count; unit++) sums[after + unit] = sums[before + unit] + parts[part + unit];
    }
    static void read_sums(const float *sums, int first, const float *weights, Reading *reading) {
        const Reading to = *reading;
        sums += first;
        float strengths[8] = {0}, points_to_come[8] = {0};
        for (int unit = 0; unit < 32; unit++) {
            const float *seen = weights + to.builder + unit;
            float total = sums[unit] + to.points * seen[0] + to.tallest * seen[32] + to.rubble * seen[64]
                + to.fewer * weights[to.discards + unit];
            total = total > 0 ? total : 0.0f;
            strengths[unit % 8] += total * weights[to.shares + unit];
            points_to_come[unit % 8] += total * weights[to.gains + unit];
        }
        float strength = 0.0f, gained = 0.0f;
        for (int lane = 0; lane < 8; lane++) { strength += strengths[lane]; gained += points_to_come[lane]; }
        reading->strength = strength; reading->gained = gained;
    }
    #endif
    """
    void add_columns(
        const float* factors, int columns, const float* weights, int start, float* target, int first
    ) noexcept nogil
    void add_products(
        const float* hidden, int place, int units, const float* weights, int start, float* target, int first
    ) noexcept nogil
    void add_parts(float* sums, int before, int after, const float* parts, int part, int count) noexcept nogil

    ctypedef struct Reading:
        int builder
        int discards
        int shares
        int gains
        float points
        float tallest
        float rubble
        float fewer
        float strength
        float gained

    void read_sums(const float* sums, int first, const float* weights, Reading* reading) noexcept nogil
