from fivetowers.fast.game cimport layout

cdef bint is_doubled(int value) noexcept nogil
cdef void fill_tables(
    unsigned long long* orders,
    unsigned char* longest,
    unsigned short* with_card,
    unsigned short* without_card,
    unsigned char* values,
    unsigned char* counts,
    unsigned short* fitting,
) noexcept nogil

cdef bint may_be_put(int value, int on) noexcept nogil
cdef bint may_join(int value, int lot, unsigned char* values, unsigned char* counts) noexcept nogil
cdef void number_lots(unsigned short* with_card, unsigned char* values, unsigned char* counts) noexcept nogil
cdef void link_lots(
    unsigned short* with_card, unsigned short* without_card, unsigned char* values, unsigned char* counts
) noexcept nogil
cdef void count_orders(
    unsigned long long* orders,
    unsigned char* longest,
    unsigned short* without_card,
    unsigned char* values,
    unsigned char* counts,
    unsigned short* fitting,
) noexcept nogil
